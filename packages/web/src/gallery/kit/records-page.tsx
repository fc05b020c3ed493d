import { formatMoney } from '@foyer/domain/kit/money.ts'
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { ProgressBar } from '@foyer/ui/feedback/progress-bar.tsx'
import { DatePicker, MenuField, MoneyField, TextField } from '@foyer/ui/fields/index.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useKitPageTexts } from './texts.ts'

const rows = [
  { id: 1, address: '4550, rue Saint-Denis, Montréal', time: '1 an 4 mois', rent: 1650 },
  { id: 2, address: '12-100 King Street West, Toronto', time: '1 an', rent: 2200 },
]
const never = async () => ({ ok: true as const, reply: {} })

/** A list with its dialogs. */
export const RecordsPage = ({ isEmpty }: { isEmpty: boolean }) => {
  const t = useKitPageTexts()
  const { language } = useLanguage()
  const [open, setOpen] = useState('')
  const close = () => setOpen('')
  return (
    <StepPage title={t('addresses')} why={t('why')} width="wide">
      <RecordList
        label={t('addresses')}
        records={isEmpty ? [] : rows}
        idOf={({ id }) => id}
        nameOf={({ address }) => address}
        columns={[
          { label: t('address'), of: ({ address }) => address },
          { label: t('time'), of: ({ time }) => time },
          { label: t('rent'), of: ({ rent }) => formatMoney(rent, language), isFigure: true },
        ]}
        empty={{ title: t('none'), text: t('noneText') }}
        add={{ label: t('add'), onAdd: () => setOpen('dialog') }}
        onEdit={() => setOpen('dialog')}
        remove={{ run: never }}
        summary={<ProgressBar part={28 / 36} label={t('progress')} />}
      />
      <div hidden>
        <Button data-open="confirm" onClick={() => setOpen('confirm')} />
        <Button data-open="dialog" onClick={() => setOpen('dialog')} />
      </div>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onClose={close}
        title={t('add')}
        confirm={t('add')}
        isDangerous
        onConfirm={never}
      >
        <p>{t('noneText')}</p>
      </ConfirmDialog>
      <FormDialog
        isOpen={open === 'dialog'}
        onClose={close}
        title={t('add')}
        submit={t('next')}
        texts="kit"
        values={{ Text: '', Money: null, Date: '', Province: -1 }}
        onSubmit={never}
      >
        <TextField name="Text" label={t('address')} />
        <MoneyField name="Money" label={t('rent')} help={t('help')} />
        <DatePicker name="Date" label={t('since')} />
        <MenuField name="Province" label={t('province')} menu="Province" />
      </FormDialog>
    </StepPage>
  )
}
