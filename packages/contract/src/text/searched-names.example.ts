/**
 * Names, each with texts that people type to find it; its exact spelling finds a name, too. Used by the tests of every folding: the
 * contract's, the databases' and the combo box's.
 */
export const searchedNames: readonly (readonly [name: string, ...queries: string[]])[] = [
  ['Mehmet Doğan', 'dogan', 'DOGAN', 'doğa', 'Dog\u0306an'],
  ['Agnieszka Wiśniewski', 'wisniewski', 'WIŚNIEWSKI'],
  ['Spedycja Łódź', 'lodz', 'łódź', 'ŁODZ'],
  ['Anders Ångström', 'angstrom', 'ÅNGSTRÖM', 'A\u030angstro\u0308m', '\u212bngström', 'aangstroem'],
  ['Zofia Żak', 'zak', 'ŻAK', 'Z\u0307ak'],
  ['Đorđe Đukić', 'dorde', 'đorde', 'dukic'],
  ['Søren Ørsted', 'orsted', 'soren', 'oersted', 'soeren', 'ØRSTED'],
  ['Straßer GmbH', 'strasser', 'STRASSER', 'STRAẞER', 'straßer'],
  ['Işık Yılmaz', 'isik', 'yilmaz', 'IŞIK', 'ışık', 'YILMAZ'],
  ['İrem Çağlar', 'irem', 'caglar', 'i̇rem'],
  ['Nguyễn Thị Hường', 'nguyen', 'thi huong', 'NGUYỄN', 'Nguyê\u0303n'],
  ['Đặng Văn Lượng', 'dang van luong', 'đặng'],
  ['Γιώργος Παπαδόπουλος', 'γιωργος', 'ΓΙΩΡΓΟΣ', 'παπαδοπουλος', 'ΠΑΠΑΔΌΠΟΥΛΟΣ'],
  ['Алёна Андрей', 'алена', 'АЛЁНА', 'андреи', 'андрей'],
  ['Олег Ґалаґан', 'галаган', 'ОЛЕГ'],
  ["Conan O'Neil", 'oneil', 'O’Neil', 'Oʼneil', 'o´neil', 'o`neil', 'neil', "O'NEIL"],
  ['Conan O’Brien', 'obrien', "o'brien", 'brien'],
  ["Catherine D'Ângelo", 'dangelo', 'd’angelo', 'angelo'],
  ['Marie Dupont-Müller', 'dupont-muller', 'dupont‐müller', 'dupont‑mueller', 'Dupont–Müller', 'muller'],
  ['Anna Weiß—Groß', 'weiss-gross', 'Weiß-Groß'],
  ['Jürgen Öztürk', 'jurgen', 'juergen', 'ozturk', 'oeztuerk'],
  ['Þórður Ásgeirsson', 'thordur', 'þórður', 'asgeirsson'],
  ['François Lefèvre', 'francois', 'lefevre', 'LEFÈVRE'],
  ['Ștefan Țepeș', 'stefan', 'tepes', 'Ţepeş'],
  ['João Muñoz', 'joao', 'munoz'],
  ['Cœur Æther', 'coeur', 'aether', 'CŒUR'],
  ['王小明', '小明', '王', '王小明'],
  ['דוד כהן', 'דוד', 'כהן'],
  ['أحمد', 'احمد'],
  ['Ｋabel Proﬁ', 'kabel', 'profi'],
];

/** Names as lists sort them. */
export const sortedNames: readonly string[] = [
  'Ångström',
  'Bauer',
  'Doğan',
  'Đorđe',
  'Łódź',
  'Maier',
  'O’Neil',
  'Öztürk',
  'Strasser',
  'Straßerin',
  'Wiśniewski',
  'Żak',
  'Zander',
];
