using System.Data;
using System.Data.Odbc;
using System.Data.SqlClient;
using System.ServiceModel;

namespace Depot.Services
{
    [ServiceContract]
    public interface ICrateService
    {
        [OperationContract]
        string Pack(string crate);

        [OperationContract]
        DataTable Contents(string crate);
    }

    public class CrateService : ICrateService
    {
        public string Pack(string crate)
        {
            var command = new OdbcCommand();
            command.CommandText = "insert into packed values ('" + crate + "')"; // expect
            command.ExecuteNonQuery();
            return "packed";
        }

        public DataTable Contents(string crate)
        {
            var command = new SqlCommand("select * from content where crate = @crate");
            command.Parameters.Add(new SqlParameter("@crate", crate));
            var table = new DataTable();
            new SqlDataAdapter(command).Fill(table);
            return table;
        }

        public string Internal(int crate)
        {
            new OdbcCommand().CommandText = "delete from packed where crate = " + crate;
            return "removed";
        }
    }
}
