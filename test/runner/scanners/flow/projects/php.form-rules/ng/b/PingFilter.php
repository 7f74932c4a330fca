<?php
namespace FormsNgB\Filter;
use Laminas\InputFilter\InputFilter;
class PingFilter extends InputFilter {
    public function __construct() {
        $this->add(['name' => 'host', 'required' => true, 'validators' => [['name' => 'Regex', 'options' => ['pattern' => '/\A[a-z0-9.-]+\z/']]]]);
        $this->add(['name' => 'label', 'required' => true, 'validators' => [['name' => 'StringLength', 'options' => ['max' => 20]]]]);
        $this->add(['name' => 'page', 'required' => true, 'filters' => [['name' => 'ToInt']]]);
    }
}
