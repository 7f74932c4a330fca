<?php
defined('BASEPATH') OR exit('No direct script access allowed');

class Job_model extends CI_Model
{
    public function run($id)
    {
        $query = $this->db->get_where('jobs', array('id' => 1));
        $a = $query->row();
        exec('x ' . $a->command); // expect
        $b = $query->row_array();
        exec('x ' . $b['command']); // expect
        foreach ($this->db->get('jobs')->result() as $r) {
            exec('x ' . $r->command); // expect
        }
        foreach ($this->db->query('SELECT * FROM jobs')->result_array() as $r) {
            exec('x ' . $r['command']); // expect
        }
        exec('x ' . $query->num_rows());
    }
}
