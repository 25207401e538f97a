import type { ReactNode } from 'react';

export interface MessagePageProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

/** A page that says one thing. */
export function MessagePage({ icon, title, text, action }: MessagePageProps) {
  return (
    <section className="message">
      <span className="message-icon">{icon}</span>
      <h1 className="message-title">{title}</h1>
      <p className="message-text">{text}</p>
      {action}
    </section>
  );
}
