namespace Club.Members;

public interface IMemberStore
{
    Task<IEnumerable<Member>> FindAsync(string name);
}

public record Member(int Id, string Name);
