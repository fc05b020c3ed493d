import { acceptedFiles } from '@foyer/domain/documents/rules.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useTexts } from '../texts.ts'
import classes from './documents.module.css'

interface ChooseFilesProps {
  /** The document's name. */
  name: string
  onFiles: (files: File[]) => void
}

/** The browser's file dialog, and the camera on a phone. */
export const ChooseFiles = ({ name, onFiles }: ChooseFilesProps) => {
  const t = useTexts()
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const take = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])])
    // Allows choosing the same file again after it was removed.
    input.value = ''
  }
  return (
    <div className={classes.drop}>
      <Button
        variant="default"
        leftSection={<Icon name="plus" />}
        aria-label={t('drop.chooseNamed', { name })}
        onClick={() => files.current?.click()}
      >
        {t('drop.choose')}
      </Button>
      <Button
        variant="default"
        className={classes.photo ?? ''}
        leftSection={<Icon name="camera" />}
        aria-label={t('drop.photoNamed', { name })}
        onClick={() => camera.current?.click()}
      >
        {t('drop.photo')}
      </Button>
      <span className={classes.here}>{t('drop.here')}</span>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={acceptedFiles}
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={(event) => take(event.currentTarget)}
      />
    </div>
  )
}
