using FluentValidation;
namespace RendersNg;
public class RenderJobValidator : AbstractValidator<RenderJob>
{
    public RenderJobValidator()
    {
        RuleFor(x => x.Path).Matches("^/[a-z0-9/]+$");
        RuleFor(x => x.Label).NotEmpty();
        RuleFor(x => x.Host).Matches("^[a-z0-9.]+$");
    }
}
