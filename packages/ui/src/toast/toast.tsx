import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { toneIcons } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { CloseIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as css from './toast.css.ts';
import { createToastQueue, type ShownToast, type Toast, type ToastQueue } from './toast-queue.ts';

const ToastContext = createContext<ToastQueue | null>(null);

export interface ToastsProps {
  /** The name of the region that toasts appear in. */
  readonly label: string;
  readonly closeLabel: string;
  /** @default a queue of its own */
  readonly queue?: ToastQueue;
  readonly children?: ReactNode;
}

/** Gives its children a toast queue and draws what is in it, in the top layer. */
export function Toasts({ label, closeLabel, queue: given, children }: ToastsProps) {
  const [own] = useState(createToastQueue);
  const queue = given ?? own;
  const toasts = useSyncExternalStore(queue.subscribe, queue.list, queue.list);
  const region = useRef<HTMLElement>(null);
  const isFilled = toasts.length > 0;
  useEffect(() => {
    const element = region.current;
    if (element === null || typeof element.showPopover !== 'function') return;
    // Open while empty too: a live region that appears together with its text is not read.
    if (!element.matches(':popover-open')) element.showPopover();
    const isCovered = (element.getRootNode() as ParentNode).querySelector('dialog[open]') !== null;
    if (!isFilled || !isCovered) return;
    element.hidePopover();
    element.showPopover();
  }, [isFilled]);
  return (
    <ToastContext value={queue}>
      {children}
      <section
        ref={region}
        className={css.region}
        popover="manual"
        aria-label={isFilled ? label : undefined}
        aria-live="polite"
        part="toasts"
      >
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            closeLabel={closeLabel}
            onClose={() => queue.remove(toast.id)}
          />
        ))}
      </section>
    </ToastContext>
  );
}

/** Shows a toast in the surrounding `Toasts`; does nothing without one. */
export function useToast(): (toast: Toast) => void {
  const queue = useContext(ToastContext);
  return (toast) => {
    queue?.add(toast);
  };
}

interface CardProps {
  readonly toast: ShownToast;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

function ToastCard({ toast, closeLabel, onClose }: CardProps) {
  const { tone = 'success', duration, action } = toast;
  const [isHeld, setHeld] = useState(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (duration === 0 || isHeld) return;
    const timer = setTimeout(() => close.current(), duration);
    return () => clearTimeout(timer);
  }, [duration, isHeld]);
  const ToneIcon = toneIcons[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering or focusing it only stops its clock
    <div
      className={css.toast}
      role={tone === 'danger' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      part="toast"
      data-tone={tone}
    >
      <ToneIcon className={css.iconTones[tone]} />
      <div>
        <div className={css.title}>{toast.title}</div>
        {toast.text !== undefined && <div className={css.text}>{toast.text}</div>}
        {action !== undefined && (
          <Button
            variant="link"
            size="small"
            onClick={() => {
              action.onAction();
              onClose();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <span className={css.close}>
        <IconButton
          label={closeLabel}
          size="small"
          icon={<CloseIcon size={18} />}
          onClick={onClose}
          tooltip={null}
        />
      </span>
    </div>
  );
}
