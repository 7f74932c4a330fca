package thumbs;

public record ThumbWanted(String place) {}
