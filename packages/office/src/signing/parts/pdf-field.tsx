import { FieldGroup } from '@foyer/ui/fields/field-parts.tsx'
import { fileSize } from '@foyer/ui/file-size.ts'
import { useField } from '@foyer/ui/form/use-field.ts'
import hidden from '@foyer/ui/hidden.module.css'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { Button } from '@mantine/core'
import { useRef } from 'react'
import rows from '../../kit/row-list.module.css'
import { useTexts } from '../texts.ts'
import classes from './signing.module.css'

/** The PDF that is to be signed. */
export const PdfField = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const props = { name: 'Document' }
  const field = useField<File | null>(props)
  const input = useRef<HTMLInputElement>(null)
  const { value: file } = field
  return (
    <FieldGroup field={field} props={props}>
      <div className={classes.file}>
        <input
          ref={input}
          type="file"
          accept="application/pdf,.pdf"
          className={hidden.hidden}
          tabIndex={-1}
          aria-label={field.label}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? []
            currentTarget.value = ''
            if (chosen === undefined) return
            field.set(chosen)
            field.touch()
          }}
        />
        <Button
          variant="default"
          leftSection={<Icon name="folder" size={18} />}
          data-choose
          onClick={() => input.current?.click()}
        >
          {t(file === null ? 'pdf.choose' : 'pdf.change')}
        </Button>
        <span role="status" className={rows.lines}>
          {file !== null && t('pdf.chosen', { name: file.name, size: fileSize(file.size, language) })}
        </span>
      </div>
    </FieldGroup>
  )
}
