using System;
using System.Data.SqlClient;
using System.Web.UI;

public partial class Search : Page
{
    protected void Page_Load(object sender, EventArgs e)
    {
        int id = int.Parse(Request.QueryString["id"]);
        using (SqlConnection con = new SqlConnection(Config.ConnectionString))
        {
            SqlCommand cmd = con.CreateCommand();
            cmd.CommandText = "DELETE FROM Items WHERE Id = " + id;
            con.Open();
            cmd.ExecuteNonQuery();
        }
    }
}
