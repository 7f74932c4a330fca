using MediatR;
using Microsoft.AspNetCore.Mvc;

namespace Museum.Loans;

[ApiController]
[Route("loans")]
public sealed class LoansController(IMediator mediator) : ControllerBase
{
    [HttpPost]
    public async Task<IActionResult> Add(NewLoan loan)
    {
        await mediator.Publish(new LoanAdded(loan.Work, loan.ImageUrl));
        return Accepted();
    }
}

public sealed record NewLoan(int Work, string ImageUrl);
