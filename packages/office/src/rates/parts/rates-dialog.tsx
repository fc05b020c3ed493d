import { longestRateFile, rateHeader, readRates } from '@foyer/domain/insurance/rate-file.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { TextareaField } from '@foyer/ui/fields/textarea-field.tsx'
import { useFormValue, useSetFormValue } from '@foyer/ui/form/form-context.ts'
import hidden from '@foyer/ui/hidden.module.css'
import { Icon } from '@foyer/ui/icons.tsx'
import { Button } from '@mantine/core'
import { useMemo, useRef } from 'react'
import page from '../../kit/page.module.css'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import classes from './rates.module.css'

interface RatesDialogProps {
  site: string
  isOpen: boolean
  onClose: () => void
  onDone: (words: string) => void
}

/** A table of rates, pasted or from a file; each mistake is named with its line. */
export const RatesDialog = ({ site, isOpen, onClose, onDone }: RatesDialogProps) => {
  const t = useTexts()
  const write = useOfficeWrite('/console-api/ImportRates', { invalidates: ['/console-api/LoadRates'] })
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('dialog.title')}
      size="lg"
      submit={t('dialog.submit')}
      texts="office.rates"
      values={{ File: '' }}
      rules={({ File }) => problem(readRates(File).mistakes.length > 0, 'File', 'InvalidRates')}
      onSubmit={({ File }) => {
        const { table } = readRates(File)
        const IllustrativeFl = table.IllustrativeFl === 1 ? 1 : 0
        return write.run({ SiteID: site, ...table, IllustrativeFl, Rates: [...table.Rates] })
      }}
      onDone={({ Loaded }) => onDone(t('dialog.done', { count: Loaded }))}
    >
      <p className={page.text}>{t('dialog.text', { header: rateHeader })}</p>
      <FileButton />
      <TextareaField name="File" rows={12} maxLength={longestRateFile} />
      <Mistakes />
    </FormDialog>
  )
}

/** Puts the text of a file into the field. */
const FileButton = () => {
  const t = useTexts()
  const set = useSetFormValue()
  const input = useRef<HTMLInputElement>(null)
  // A larger file has too many rates, which the mistakes name.
  const choose = async (file: File) => set('File', await file.slice(0, longestRateFile).text())
  return (
    <div className={classes.buttons}>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        className={hidden.hidden}
        tabIndex={-1}
        aria-label={t('dialog.choose')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) void choose(file)
        }}
      />
      <Button variant="default" leftSection={<Icon name="folder" size={18} />} onClick={() => input.current?.click()}>
        {t('dialog.choose')}
      </Button>
    </div>
  )
}

/** So many are named at once. */
const mostNamed = 50

const Mistakes = () => {
  const t = useTexts()
  const text = useFormValue<string>('File')
  const { mistakes } = useMemo(() => readRates(text), [text])
  if (text.trim() === '' || mistakes.length === 0) return null
  return (
    <section aria-label={t('dialog.mistakes')} className={classes.mistakes}>
      <ul>
        {mistakes.slice(0, mostNamed).map(({ line, fault, other = 0 }) => {
          const what = t(`faults.${fault}`, { other })
          return <li key={`${line} ${fault}`}>{line === 0 ? what : t('atLine', { line, what })}</li>
        })}
      </ul>
    </section>
  )
}
