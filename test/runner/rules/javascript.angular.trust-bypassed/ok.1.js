export class VideoComponent {
  show() {
    this.source = this.sanitizer.bypassSecurityTrustResourceUrl("https://video.example.com/intro");
  }
}
