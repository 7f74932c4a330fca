namespace Charts.Storage;

public record Entry(int Id, int Total);

public record PageRequest(string Column, int Size);

public interface IPages<T> where T : class
{
    Task<List<T>> ReadAsync(PageRequest request);
}
