<?php
class ControllerProductList extends Controller
{
    public function index()
    {
        $this->db->query("SELECT * FROM product WHERE name = '" . $this->request->post["name"] . "'"); // expect
        $this->db->query("SELECT * FROM product WHERE id = " . $this->db->escape($this->request->get["id"])); // expect
    }
}
