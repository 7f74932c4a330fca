<?php
namespace FormsOkE\Form;
use Cake\Form\Form;
use Cake\Form\Schema;
use Cake\Validation\Validator;
use FormsOkE\Service\FormsOkETools;
class ContactForm extends Form {
    public function validationDefault(Validator $validator): Validator {
        $validator->regex('host', '/\A[a-z0-9.-]+\z/')->requirePresence('host');
        $validator->maxLength('label', 10);
        $validator->inList('format', ['png', 'gif']);
        return $validator;
    }
    protected function _execute(array $data): bool {
        $tools = new FormsOkETools();
        $tools->ping($data['host']);
        $tools->convert($data['format']);
        return true;
    }
}
