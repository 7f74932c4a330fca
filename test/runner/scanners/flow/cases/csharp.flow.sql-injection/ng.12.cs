using System.Data.Entity;
using System.Web.Mvc;

namespace Depot.Legacy
{
    public class ShelvesController : Controller
    {
        private readonly DepotContext db = new DepotContext();

        public ActionResult Find(string aisle)
        {
            return View(db.Database.SqlQuery<Shelf>($"select * from shelf where aisle = '{aisle}'").ToList()); // expect
        }
    }
}
