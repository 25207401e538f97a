import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import type {} from '@foyer/elements/typings';

@Component({
  selector: 'app-account',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <foyer-login (foyer-signed-in)="modes.set($event.detail.modes)" />
    <foyer-orders compact [pageSize]="5" />
    <output>{{ modes().join() }}</output>
  `,
})
export class Account {
  readonly modes = signal<readonly string[]>([]);
}
