using System;
using System.Collections.Generic;
using System.Collections.Specialized;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Text;
using System.Web;
using System.Web.Mvc;
using System.Web.Script.Serialization;
using System.Web.UI;
using Newtonsoft.Json.Linq;
using Newtonsoft.Json;
using System.Xml;
namespace PropOld {
  public class OldHandler : IHttpHandler {
    public bool IsReusable { get { return false; } }
    public void ProcessRequest(HttpContext context) {
      string a = context.Request["a"];
      Process.Start("sh", "-c " + a); // expect
      Process.Start("sh", "-c " + context.Request.QueryString["a"]); // expect
      Process.Start("sh", "-c " + context.Request.Params["a"]); // expect
      Process.Start("sh", "-c " + context.Request.Form.Get("a")); // expect
      foreach (string key in context.Request.QueryString) { Process.Start("sh", "-c " + context.Request.QueryString[key]); } // expect
      foreach (string key in context.Request.Form.AllKeys) { Process.Start("sh", "-c " + key); } // expect
      var rd = new StreamReader(context.Request.InputStream);
      Process.Start("sh", "-c " + rd.ReadToEnd()); // expect
    }
  }
  public class OldHandler2 : IHttpHandler {
    public bool IsReusable { get { return false; } }
    public void ProcessRequest(HttpContext context) {
      HttpPostedFile f = context.Request.Files[0];
      Process.Start("sh", "-c " + f.FileName); // expect
      byte[] buf = new byte[f.ContentLength];
      f.InputStream.Read(buf, 0, f.ContentLength);
      Process.Start("sh", "-c " + Encoding.UTF8.GetString(buf)); // expect
      Process.Start("sh", "-c " + context.Request.Headers["X"]); // expect
      Process.Start("sh", "-c " + context.Request.Cookies["a"].Value); // expect
      Process.Start("sh", "-c " + context.Request.Cookies["a"]["b"]); // expect
      Process.Start("sh", "-c " + context.Request.RawUrl); // expect
      Process.Start("sh", "-c " + context.Request.UserAgent); // expect
    }
  }
  public class OldHandler3 : IHttpHandler {
    public bool IsReusable { get { return false; } }
    public void ProcessRequest(HttpContext context) {
      var js = new JavaScriptSerializer();
      var d = js.Deserialize<Dictionary<string, string>>(context.Request["a"]);
      Process.Start("sh", "-c " + d["x"]); // expect
      dynamic o = js.DeserializeObject(context.Request["a"]);
      Process.Start("sh", "-c " + o["x"]); // expect
      byte[] raw = context.Request.BinaryRead(context.Request.TotalBytes);
      Process.Start("sh", "-c " + Encoding.Default.GetString(raw)); // expect
      NameValueCollection nv = context.Request.Form;
      string[] vals = nv.GetValues("a");
      Process.Start("sh", "-c " + vals[0]); // expect
      var items = nv.AllKeys.SelectMany(nv.GetValues, (k, v) => new { key = k, value = v });
      var dict = nv.AllKeys.ToDictionary(k => k, k => nv[k]);
      Process.Start("sh", "-c " + dict["a"]); // expect
      var xd = new XmlDocument();
      xd.Load(context.Request.InputStream);
      Process.Start("sh", "-c " + xd.SelectSingleNode("//a").InnerText); // expect
      Process.Start("sh", "-c " + context.Request.ContentLength);
    }
  }
  public class OldPage : Page {
    protected void Page_Load(object sender, EventArgs e) {
      var s = Request.QueryString["a"] ?? Request.Form["a"];
      if (!string.IsNullOrEmpty(s)) {
        var si = new ProcessStartInfo();
        si.FileName = "sh";
        si.Arguments = string.Format("-c {0}", s); // expect
      }
      Session["k"] = Request["k"];
      Process.Start("sh", "-c " + Session["k"].ToString()); // expect
      Context.Items["k"] = Request["k"];
      Process.Start("sh", "-c " + (string)Context.Items["k"]); // expect
      int n;
      if (int.TryParse(Request["n"], out n)) Process.Start("sh", "-c " + n);
      Process.Start("sh", "-c " + Convert.ToInt32(Request["n"]));
      Process.Start("sh", "-c " + Server.HtmlDecode(Request["k"])); // expect
    }
  }
  public class OldMvcController : Controller {
    public ActionResult Index(FormCollection form, string id, HttpPostedFileBase file) {
      Process.Start("sh", "-c " + form["a"]); // expect
      Process.Start("sh", "-c " + form.Get("a")); // expect
      foreach (var key in form.AllKeys) { Process.Start("sh", "-c " + form[key]); } // expect
      var vp = form.ToValueProvider().GetValue("a");
      Process.Start("sh", "-c " + vp.AttemptedValue); // expect
      using (var br = new BinaryReader(file.InputStream)) {
        byte[] data = br.ReadBytes(file.ContentLength);
        Process.Start("sh", "-c " + Encoding.UTF8.GetString(data)); // expect
      }
      Process.Start("sh", "-c " + Request.Url.Query); // expect
      Process.Start("sh", "-c " + Request.Url.AbsolutePath); // expect
      return null;
    }
    public ActionResult Model(OldModel m) {
      TryUpdateModel(m);
      Process.Start("sh", "-c " + m.Name); // expect
      var m2 = new OldModel();
      UpdateModel(m2);
      Process.Start("sh", "-c " + m2.Name); // expect
      Process.Start("sh", "-c " + m.Items.First().Name); // expect
      Process.Start("sh", "-c " + m.Age);
      Process.Start("sh", "-c " + RouteData.Values["id"]); // expect
      Process.Start("sh", "-c " + ValueProvider.GetValue("a").AttemptedValue); // expect
      return Json(new { });
    }
  }
  public class OldModel { public string Name { get; set; } public int Age { get; set; } public List<OldModel> Items { get; set; } }
}
