void Leave()
{
    Response.Redirect("~/home");
    Redirect(Url.Action("Index"));
}
