<?php
class Products extends CI_Controller
{
    public function index()
    {
        $this->db->query("SELECT * FROM product WHERE id = " . $this->db->escape($this->input->get("id")));
    }
}
