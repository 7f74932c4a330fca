import { Component } from "@angular/core";
import { ActivatedRoute } from "@angular/router";
import { DomSanitizer } from "@angular/platform-browser";

@Component({ selector: "app-note", template: '<div [innerHTML]="html"></div>' })
export class NoteComponent {
  html: unknown;

  constructor(route: ActivatedRoute, sanitizer: DomSanitizer) {
    this.html = sanitizer.bypassSecurityTrustHtml(route.snapshot.queryParams["text"]); // expect
    route.queryParams.subscribe((params) => {
      this.html = sanitizer.bypassSecurityTrustHtml(params["text"]); // expect
    });
  }
}
