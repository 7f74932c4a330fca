export class VideoComponent {
  show(url) {
    this.source = this.sanitizer.bypassSecurityTrustResourceUrl(url); // expect
  }
}
