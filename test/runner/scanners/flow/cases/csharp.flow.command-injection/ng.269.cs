using System.Diagnostics;
using System;
using System.Web;
using System.Web.UI;
using System.Web.UI.WebControls;

public partial class WebForms : Page {
  protected TextBox Host;
  protected HiddenField Hidden;
  protected FileUpload Upload;
  protected DropDownList List;
  protected void Button_Click(object sender, EventArgs e) {
    Process.Start("bash", "-c \"ping " + Request["v"] + "\""); // expect
    Process.Start("bash", "-c \"ping " + Request.QueryString["v"] + "\""); // expect
    Process.Start("bash", "-c \"ping " + Request.Form["v"] + "\""); // expect
    Process.Start("bash", "-c \"ping " + Request.Params["v"] + "\""); // expect
    Process.Start("bash", "-c \"ping " + Request.Cookies["v"].Value + "\""); // expect
    Process.Start("bash", "-c \"ping " + Request.ServerVariables["HTTP_USER_AGENT"] + "\""); // expect
    Process.Start("bash", "-c \"ping " + Request.UserAgent + "\""); // expect
    Process.Start("bash", "-c \"ping " + Request.Url.Query + "\""); // expect
    Process.Start("bash", "-c \"ping " + Host.Text + "\""); // expect
    Process.Start("bash", "-c \"ping " + txtName.Text + "\""); // expect
    Process.Start("bash", "-c \"ping " + Hidden.Value + "\""); // expect
    Process.Start("bash", "-c \"ping " + Upload.FileName + "\""); // expect
    Process.Start("bash", "-c \"ping " + Upload.PostedFile.FileName + "\""); // expect
    Process.Start("bash", "-c \"ping " + Request.Files["f"].FileName + "\""); // expect
    Process.Start("bash", "-c \"ping " + Request.Headers["v"] + "\""); // expect
    Process.Start("bash", "-c \"ping " + Request.PathInfo + "\""); // expect
    Process.Start("bash", "-c \"ping " + Page.RouteData.Values["v"] + "\""); // expect
    Process.Start("bash", "-c \"ping " + ((TextBox)FindControl("a")).Text + "\""); // expect
    Process.Start("bash", "-c \"ping " + int.Parse(Request["v"]) + "\"");
  }
}
public class Handler : IHttpHandler {
  public bool IsReusable { get { return false; } }
  public void ProcessRequest(HttpContext context) { Process.Start("bash", "-c \"ping " + context.Request["v"] + "\""); // expect
    Process.Start("bash", "-c \"ping " + context.Request.QueryString["v"] + "\""); // expect
    Process.Start("bash", "-c \"ping " + new System.IO.StreamReader(context.Request.InputStream).ReadToEnd() + "\""); // expect
  }
}
