<?php
class ControllerProductList extends Controller
{
    public function index()
    {
        $this->db->query("SELECT * FROM product WHERE name = '" . $this->db->escape($this->request->post["name"]) . "'");
        $this->db->query("SELECT * FROM product WHERE id = " . (int) $this->request->get["id"]);
    }
}
