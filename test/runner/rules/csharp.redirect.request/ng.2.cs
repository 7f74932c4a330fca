void Leave()
{
    Response.Redirect(Request.QueryString["to"]); // expect
}
