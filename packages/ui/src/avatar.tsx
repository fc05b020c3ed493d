import { useState } from 'react'
import classes from './avatar.module.css'

export const initialsOf = (name: string): string => {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word))
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) =>
    (word ?? '').slice(0, 1),
  )
  return (first + last).toLocaleUpperCase()
}

interface AvatarProps {
  name: string
  /** The photo's URL; initials are shown without one or if it fails to load. */
  photo?: string | undefined
  size?: number
}

/** A photo or initials, beside the name; nothing without either. */
export const Avatar = ({ name, photo, size = 40 }: AvatarProps) => {
  const [failed, setFailed] = useState<string>()
  const initials = initialsOf(name)
  const style = { width: size, height: size, fontSize: size * 0.38 }
  if (photo === undefined || photo === failed) {
    if (initials === '') return null
    return (
      <span className={classes.avatar} style={style} aria-hidden="true">
        {initials}
      </span>
    )
  }
  return (
    <img
      className={classes.avatar}
      style={style}
      src={photo}
      alt=""
      width={size}
      height={size}
      onError={() => setFailed(photo)}
    />
  )
}
