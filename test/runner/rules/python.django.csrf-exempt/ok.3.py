class TransferForm(FlaskForm):
    amount = IntegerField()

    class Meta:
        csrf = True
