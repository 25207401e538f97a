import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import type {} from '@foyer/elements/typings';

/** Must not compile: a template of Angular's has no way to expect a fault. */
@Component({
  selector: 'app-refused',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `<foyer-login (foyer-signed-in)="read($event.detail.pieces)" />`,
})
export class Refused {
  read(pieces: number) {
    return pieces;
  }
}
