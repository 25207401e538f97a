import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import type {} from '@foyer/elements/typings';

/** Code that must not compile. It is compiled separately, since an Angular template cannot mark an expected error. */
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
