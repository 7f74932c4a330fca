from rest_framework import generics


class AccountView(generics.RetrieveUpdateDestroyAPIView):
    def update(self, request, *args, **kwargs):
        return super().update(request, *args, **kwargs)

    def create(self, request, *args, **kwargs):
        return super(AccountView, self).create(request, *args, **kwargs)
