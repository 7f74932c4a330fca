static class Dice
{
    static int Roll()
    {
        var random = new Random();
        return random.Next(1, 7);
    }
}
