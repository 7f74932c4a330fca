<?php
namespace FormsOkC\Controllers;
use FormsOkC\Libraries\FormsOkCTools;
class Ping extends BaseController {
    public function index() {
        $data = $this->request->getPost(['host', 'label', 'format']);
        if (! $this->validateData($data, ['host' => 'required|regex_match[/\A[a-z0-9.-]+\z/]', 'label' => 'required|max_length[20]', 'format' => 'required|in_list[png,gif]'])) {
            return view('form');
        }
        $valid = $this->validator->getValidated();
        $tools = new FormsOkCTools();
        $tools->ping($valid['host']);
        $tools->convert($valid['format']);
    }
    public function other() {
        $validation = \Config\Services::validation();
        $validation->setRules(['host' => 'required|alpha_numeric', 'label' => 'required']);
        if (! $validation->run($this->request->getPost())) { return redirect()->back(); }
        $valid = $validation->getValidated();
        $tools = new FormsOkCTools();
        $tools->ping2($valid['host']);
    }
    public function third() {
        $validation = service('validation');
        $validation->setRules(['host' => 'required|alpha_dash', 'label' => ['label' => 'L', 'rules' => 'required|string']]);
        if (! $validation->withRequest($this->request)->run()) { return redirect()->back(); }
        $tools = new FormsOkCTools();
        $valid = $validation->getValidated();
        $tools->ping3($valid['host']);
    }
}
