package thumbs;

public record ThumbForm(int place) {}
