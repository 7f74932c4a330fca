using Microsoft.AspNetCore.Components;
using Microsoft.JSInterop;

namespace Depot.Pages;

public partial class Label : ComponentBase
{
    [SupplyParameterFromQuery] public string Text { get; set; }

    [Inject] private IJSRuntime Script { get; set; }

    protected override async Task OnInitializedAsync()
    {
        await Script.InvokeVoidAsync("eval", "draw('" + Text + "')"); // expect
        await Script.InvokeVoidAsync("draw", Text);
    }
}
