interface Work {
  title: string
  employer: string
  /** A year. */
  pay: number
  occupation: number
  sector: number
  isOwnBusiness?: true
}

/** Jobs as clients enter them, in their language. The employers are made up. */
export const works = {
  nurse: { title: 'Registered nurse', employer: 'Lakeshore Regional Hospital', pay: 91_400, occupation: 5, sector: 3 },
  teacher: { title: 'High school teacher', employer: 'Northgate School Board', pay: 88_200, occupation: 5, sector: 4 },
  engineer: {
    title: 'Project engineer',
    employer: 'Foothills Engineering Ltd.',
    pay: 108_500,
    occupation: 5,
    sector: 10,
  },
  analyst: { title: 'Data analyst', employer: 'Cedar Bay Insurance', pay: 96_800, occupation: 5, sector: 8 },
  pharmacist: { title: 'Pharmacist', employer: 'Elm Street Pharmacy', pay: 118_000, occupation: 5, sector: 3 },
  publicServant: { title: 'Policy officer', employer: 'Government of Canada', pay: 93_700, occupation: 2, sector: 2 },
  millwright: { title: 'Millwright', employer: 'Harbour Steel Works', pay: 89_300, occupation: 3, sector: 11 },
  electrician: { title: 'Electrician', employer: 'Brightline Electric', pay: 84_600, occupation: 3, sector: 1 },
  welder: { title: 'Welder', employer: 'Prairie Fabrication', pay: 82_900, occupation: 3, sector: 11 },
  trucker: { title: 'Truck driver', employer: 'Coastline Freight', pay: 86_500, occupation: 3, sector: 9 },
  designer: {
    title: 'Graphic designer',
    employer: 'Chen Studio',
    pay: 87_000,
    occupation: 6,
    sector: 10,
    isOwnBusiness: true,
  },
  infirmière: {
    title: 'Infirmière clinicienne',
    employer: 'Hôpital des Trois-Rives',
    pay: 86_900,
    occupation: 5,
    sector: 3,
  },
  enseignante: {
    title: 'Enseignante au primaire',
    employer: 'Centre de services scolaire du Fleuve',
    pay: 81_300,
    occupation: 5,
    sector: 4,
  },
  comptable: { title: 'Comptable', employer: 'Groupe Beauséjour CPA', pay: 92_100, occupation: 5, sector: 8 },
  électricien: { title: 'Électricien', employer: 'Électricité Boréale inc.', pay: 79_800, occupation: 3, sector: 1 },
  ingénieur: {
    title: 'Ingénieur en structure',
    employer: 'Structures Laurentides',
    pay: 104_200,
    occupation: 5,
    sector: 10,
  },
  fonctionnaire: {
    title: 'Agent de programme',
    employer: 'Gouvernement du Canada',
    pay: 84_500,
    occupation: 2,
    sector: 2,
  },
  restaurateur: {
    title: 'Restaurateur',
    employer: 'Café des Remparts',
    pay: 78_400,
    occupation: 6,
    sector: 7,
    isOwnBusiness: true,
  },
} as const satisfies Record<string, Work>

export type WorkId = keyof typeof works

export const workOf = (id: WorkId): Work => works[id]
