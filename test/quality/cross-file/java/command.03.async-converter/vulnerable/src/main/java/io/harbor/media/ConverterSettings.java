package io.harbor.media;

public record ConverterSettings(String program, String folder) {
    public static ConverterSettings standard() {
        return new ConverterSettings("/usr/bin/ffmpeg", "/srv/media");
    }
}
