using FluentValidation;
namespace RendersNg;
public class PingRequestValidator : AbstractValidator<PingRequest>
{
    private static readonly string[] Formats = { "png", "gif" };
    public PingRequestValidator()
    {
        RuleFor(x => x.Host).NotEmpty().Matches("^[a-z0-9.-]+$");
        RuleFor(x => x.Label).NotEmpty().MaximumLength(20);
        RuleFor(x => x.Path).Matches(@"^/[a-z0-9/]*$");
        RuleFor(x => x.Format).Must(f => Formats.Contains(f));
        RuleFor(x => x.Hex).Matches(new Regex("^[0-9a-f]+$"));
        RuleFor(x => x.Custom).Custom((value, context) => {
            if (!Formats.Contains(value)) context.AddFailure("Custom", "bad");
        });
    }
}
