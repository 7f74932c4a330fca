const style = sanitizer.bypassSecurityTrustStyle(`color: ${color}`); // expect
