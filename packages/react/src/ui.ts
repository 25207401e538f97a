/**
 * Components for the pages of a host, from the kit that the widgets are made of. Use them inside a {@link PageRoot}.
 */
export { Alert, type AlertProps, type AlertTone } from '@foyer/ui/alert/alert.tsx';
export { Avatar, type AvatarProps } from '@foyer/ui/avatar/avatar.tsx';
export { Badge, type BadgeProps, type Tone } from '@foyer/ui/badge/badge.tsx';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from '@foyer/ui/breadcrumb/breadcrumb.tsx';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from '@foyer/ui/button/button.tsx';
export { Card, type CardProps } from '@foyer/ui/card/card.tsx';
export { Dialog, type DialogProps } from '@foyer/ui/dialog/dialog.tsx';
export { EmptyState, type EmptyStateProps } from '@foyer/ui/empty-state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from '@foyer/ui/error-state/error-state.tsx';
export { createIcon, type Icon, type IconProps } from '@foyer/ui/icon/create-icon.tsx';
export * from '@foyer/ui/icon/icons.tsx';
export { IconButton, type IconButtonProps } from '@foyer/ui/icon-button/icon-button.tsx';
export { ButtonLink, type ButtonLinkProps, Link, type LinkProps } from '@foyer/ui/link/link.tsx';
export { Menu, type MenuEntry, type MenuProps } from '@foyer/ui/menu/menu.tsx';
export { type Option, Select, type SelectProps } from '@foyer/ui/select/select.tsx';
export { Skeleton, SkeletonGroup, type SkeletonProps } from '@foyer/ui/skeleton/skeleton.tsx';
export { Spinner } from '@foyer/ui/spinner/spinner.tsx';
export { TextField, type TextFieldProps } from '@foyer/ui/text-field/text-field.tsx';
export { Tooltip, type TooltipPlacement, type TooltipProps } from '@foyer/ui/tooltip/tooltip.tsx';
export { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
export { DateField, type DateFieldProps } from './page/date-field.tsx';
export { PageRoot, type PageRootProps } from './page/page-root.tsx';
