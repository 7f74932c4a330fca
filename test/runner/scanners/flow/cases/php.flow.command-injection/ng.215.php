<?php
namespace App\Controller;

use App\Dto\HostInput;
use Symfony\Bundle\FrameworkBundle\Controller\AbstractController;
use Symfony\Component\Form\FormInterface;
use Symfony\Component\HttpFoundation\File\UploadedFile;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\RequestStack;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpKernel\Attribute\MapQueryParameter;
use Symfony\Component\HttpKernel\Attribute\MapRequestPayload;
use Symfony\Component\HttpKernel\Attribute\MapUploadedFile;
use Symfony\Component\HttpKernel\Event\RequestEvent;
use Symfony\Component\Routing\Attribute\Route;

class HostController extends AbstractController
{
    public function __construct(private RequestStack $requestStack) {}

    #[Route('/h/{name}')]
    public function show(Request $request, string $name, int $count): Response
    {
        exec('x ' . $name); // expect
        exec('seq ' . $count);
        exec('x ' . $request->query->get('host')); // expect
        exec('x ' . $request->query->all()['host']); // expect
        exec('x ' . $request->query->getString('host')); // expect
        exec('x ' . $request->request->get('host')); // expect
        exec('x ' . $request->request->all('host')['a']); // expect
        exec('x ' . $request->headers->get('X-Host')); // expect
        exec('x ' . $request->cookies->get('host')); // expect
        exec('x ' . $request->server->get('HTTP_X_HOST')); // expect
        exec('x ' . $request->attributes->get('host')); // expect
        exec('x ' . $request->files->get('doc')->getClientOriginalName()); // expect
        exec('x ' . $request->files->get('doc')->getClientOriginalExtension()); // expect
        exec('x ' . $request->get('host')); // expect
        exec('x ' . $request->getContent()); // expect
        exec('x ' . json_decode($request->getContent(), true)['host']); // expect
        exec('x ' . $request->toArray()['host']); // expect
        exec('x ' . $request->getPayload()->get('host')); // expect
        exec('x ' . $request->getPayload()->getString('host')); // expect
        exec('x ' . $request->getQueryString()); // expect
        exec('x ' . $request->getRequestUri()); // expect
        exec('x ' . $request->getUri()); // expect
        exec('x ' . $request->getUser()); // expect
        exec('x ' . $request->getPassword()); // expect
        exec('x ' . $request->headers->all()['x-host'][0]); // expect
        exec('seq ' . $request->query->getInt('n'));
        exec('x ' . $request->query->getAlpha('n'));
        exec('x ' . $this->requestStack->getCurrentRequest()->query->get('host')); // expect
        exec('x ' . $this->requestStack->getMainRequest()->get('host')); // expect
        foreach ($request->files as $file) {
            exec('x ' . $file->getClientOriginalName()); // expect
        }
        return new Response('');
    }

    public function payload(#[MapRequestPayload] HostInput $input, #[MapQueryParameter] string $host, #[MapUploadedFile] UploadedFile $doc): Response
    {
        exec('x ' . $input->host); // expect
        exec('x ' . $host); // expect
        exec('x ' . $doc->getClientOriginalName()); // expect
        return new Response('');
    }

    public function form(Request $request): Response
    {
        $form = $this->createFormBuilder()->add('host')->getForm();
        $form->handleRequest($request);
        if ($form->isSubmitted() && $form->isValid()) {
            $data = $form->getData();
            exec('x ' . $data['host']); // expect
            exec('x ' . $form->get('host')->getData()); // expect
            exec('x ' . $form['host']->getData()); // expect
        }
        return new Response('');
    }

    public function onRequest(RequestEvent $event): void
    {
        exec('x ' . $event->getRequest()->query->get('host')); // expect
        $req = $event->getRequest();
        exec('x ' . $req->headers->get('X-Host')); // expect
    }

    public function typed(Request $r): Response
    {
        exec('x ' . $r->query->get('host')); // expect
        exec('x ' . $r->get('host')); // expect
        exec('x ' . $r->getContent()); // expect
        return new Response('');
    }
}
