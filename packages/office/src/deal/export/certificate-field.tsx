import { FieldGroup } from '@foyer/ui/fields/field-parts.tsx'
import { type FieldProps, useField } from '@foyer/ui/form/use-field.ts'
import hidden from '@foyer/ui/hidden.module.css'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import classes from '../parts/deal.module.css'
import { useTexts } from '../texts.ts'

/** The text of a chosen PEM file. A file that is no certificate is refused by the server, at this field. */
export const CertificateField = (props: FieldProps) => {
  const t = useTexts()
  const field = useField<string>(props)
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const mostBytes = 20_000
  const choose = async (file: File) => {
    setName(file.name)
    // A larger file is no certificate, and the server would not read it.
    field.set(file.size > mostBytes ? file.name.slice(0, 100) : await file.text())
    field.touch()
  }
  return (
    <FieldGroup field={field} props={props}>
      <input
        ref={input}
        type="file"
        accept=".pem,.crt,.cer"
        className={hidden.hidden}
        tabIndex={-1}
        aria-label={field.label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) void choose(file)
        }}
      />
      <div className={classes.file}>
        <Button variant="default" onClick={() => input.current?.click()}>
          {t(name === '' ? 'export.choose' : 'export.change')}
        </Button>
        <span role="status">{name}</span>
      </div>
    </FieldGroup>
  )
}
