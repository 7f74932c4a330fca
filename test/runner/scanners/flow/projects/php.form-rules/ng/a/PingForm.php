<?php
namespace FormsNgA\Form;
use Laminas\Form\Form;
use Laminas\InputFilter\InputFilterProviderInterface;
use Laminas\Validator\Regex;
use Laminas\Validator\InArray;
use Laminas\Validator\StringLength;
class PingForm extends Form implements InputFilterProviderInterface {
    public function getInputFilterSpecification() {
        return [
            'host' => ['required' => true, 'validators' => [['name' => Regex::class, 'options' => ['pattern' => '/^[a-z0-9.-]+$/D']]]],
            'format' => ['required' => true, 'validators' => [['name' => InArray::class, 'options' => ['haystack' => ['png', 'gif']]]]],
            'label' => ['required' => true, 'validators' => [['name' => StringLength::class, 'options' => ['max' => 20]]]],
        ];
    }
}
