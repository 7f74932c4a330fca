package thumbs;

public record ThumbForm(String place) {}
