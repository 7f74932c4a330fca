package thumbs;

public record SecondChosen(int place) {}
