<?php
namespace Drupal\hosts\Form;

use Drupal\Core\Controller\ControllerBase;
use Drupal\Core\Form\FormBase;
use Drupal\Core\Form\FormStateInterface;
use Symfony\Component\HttpFoundation\Request;

class HostForm extends FormBase
{
    public function submitForm(array &$form, FormStateInterface $form_state)
    {
        exec('x ' . $form_state->getValue('host')); // expect
        exec('x ' . $form_state->getValues()['host']); // expect
        exec('x ' . $form_state->getUserInput()['host']); // expect
        exec('seq ' . (int) $form_state->getValue('n'));
    }

    public function validateForm(array &$form, FormStateInterface $form_state)
    {
        exec('x ' . $form_state->getValue(['a', 'host'])); // expect
    }
}

class HostController extends ControllerBase
{
    public function show(Request $request, $name)
    {
        exec('x ' . $name); // expect
        exec('x ' . $request->query->get('host')); // expect
        exec('x ' . \Drupal::request()->query->get('host')); // expect
        exec('x ' . \Drupal::request()->get('host')); // expect
        exec('x ' . \Drupal::requestStack()->getCurrentRequest()->query->get('host')); // expect
        exec('x ' . \Drupal::routeMatch()->getRawParameter('host')); // expect
    }
}

function hosts_form_submit($form, &$form_state)
{
    exec('x ' . $form_state['values']['host']); // expect
    exec('x ' . $form_state['input']['host']); // expect
    exec('x ' . arg(1)); // expect
    $params = drupal_get_query_parameters();
    exec('x ' . $params['host']); // expect
}
