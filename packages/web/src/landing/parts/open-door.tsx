import classes from '../landing.module.css'

/** A house with its door open, at dusk. Decorative only. */
export const OpenDoor = () => (
  <svg viewBox="0 0 320 300" aria-hidden="true" focusable="false" className={classes.door}>
    <path d="M0 262h320" className={classes.ground} />
    <path d="M36 132 160 34l124 98v128H36z" className={classes.wall} />
    <path d="M22 142 160 32l138 110" className={classes.roof} />
    <path d="M228 84V40h22v62" className={classes.roof} />
    <rect x="50" y="162" width="38" height="42" rx="3" className={classes.window} />
    <path d="M69 162v42M50 183h38" className={classes.frame} />
    <rect x="216" y="162" width="38" height="42" rx="3" className={classes.window} />
    <path d="M235 162v42M216 183h38" className={classes.frame} />
    <path d="M132 260V152h56v108z" className={classes.light} />
    <path d="M132 260h56l44 32H84z" className={classes.glow} />
    <path d="m132 152-30 12v110l30-14z" className={classes.leaf} />
    <circle cx="108" cy="216" r="3" className={classes.knob} />
  </svg>
)
