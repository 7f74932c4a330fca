const clean = sanitizer.sanitize(SecurityContext.STYLE, style);
