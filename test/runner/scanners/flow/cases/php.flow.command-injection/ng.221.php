<?php
defined('BASEPATH') or exit('No direct script access allowed');

class Hosts extends CI_Controller
{
    public function show($name)
    {
        exec('x ' . $name); // expect
        exec('x ' . $this->input->get('host')); // expect
        exec('x ' . $this->input->post('host', true)); // expect
        exec('x ' . $this->input->get_post('host')); // expect
        exec('x ' . $this->input->post_get('host')); // expect
        exec('x ' . $this->input->cookie('host')); // expect
        exec('x ' . $this->input->server('HTTP_X')); // expect
        exec('x ' . $this->input->request_headers()['X-Host']); // expect
        exec('x ' . $this->input->get_request_header('X-Host')); // expect
        exec('x ' . $this->input->raw_input_stream); // expect
        exec('x ' . $this->input->input_stream('host')); // expect
        exec('x ' . $this->input->user_agent()); // expect
        exec('x ' . $this->uri->segment(3)); // expect
        exec('x ' . $this->uri->uri_to_assoc(3)['host']); // expect
        exec('x ' . $this->uri->uri_string()); // expect
        exec('x ' . $this->upload->data('client_name')); // expect
        exec('seq ' . (int) $this->input->get('n'));
    }
}

class Api extends REST_Controller
{
    public function hosts_get()
    {
        exec('x ' . $this->get('host')); // expect
    }

    public function hosts_post()
    {
        exec('x ' . $this->post('host')); // expect
        exec('x ' . $this->put('host')); // expect
        exec('x ' . $this->delete('host')); // expect
    }
}
