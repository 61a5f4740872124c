/**
 * The passwords of at least six characters that stand at the head of the lists made from breaches
 * (NCSC's 100,000 most breached passwords, SecLists' 10k-most-common), in lower case.
 */
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 987654321 87654321 7654321 654321 123123
  123123123 123321 1234561 12341234 123654 147258 147258369 147852 159753 159357 111111 1111111
  11111111 111222 112233 121212 131313 101010 000000 0000000 00000000 010203 222222 333333 444444
  555555 5555555 666666 6666666 696969 777777 7777777 888888 88888888 999999 99999999 789456
  789456123 456789 741852 741852963 852456 963852 102030 142536 232323 246810 252525 password
  password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pass123 pass1234
  passwort passwort1 contraseña contrasena qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyui
  qwertyuiop qwertz qwertz123 qwertzuiop azerty azertyuiop qazwsx qazwsxedc 1qaz2wsx 1q2w3e 1q2w3e4r
  1q2w3e4r5t q1w2e3 q1w2e3r4 zxcvbn zxcvbnm asdfgh asdfghjk asdfghjkl asdasd asd123 qweasd qweasdzxc
  qwe123 123qwe 12qwaszx abc123 abcd1234 abcdef abcdefg abcdefgh a123456 a12345678 a1b2c3 a1b2c3d4
  aa123456 aaaaaa aaaaaaaa 123abc iloveyou iloveyou1 iloveu loveme loveyou lovely princess
  princess1 sunshine sunshine1 football football1 baseball basketball soccer hockey monkey monkey1
  dragon dragon1 master master1 shadow superman batman spiderman pokemon naruto starwars welcome
  welcome1 welcome123 letmein letmein1 trustno1 whatever freedom computer internet samsung google
  facebook linkedin michael michael1 jordan jordan23 jennifer jessica ashley ashley1 daniel charlie
  thomas andrew joshua matthew anthony nicole michelle hannah george robert william liverpool
  chelsea arsenal barcelona juventus flower butterfly chocolate cookie cheese pepper ginger banana
  orange purple summer summer1 winter spring autumn hunter killer ranger buster tigger bailey maggie
  mustang ferrari porsche mercedes corvette harley yankees cowboys eagles angels lakers secret
  secret1 hello1 hello123 helloworld admin1 admin123 administrator root123 login123 changeme default
  guest123 test123 test1234 testtest testing temp123 user123 access access14 blink182 fuckyou
  fuckyou1 asshole pussy1 hottie zaq12wsx !qaz2wsx zaq1zaq1 mynoob 18atcskd2w 3rjs1la7qe gfhjkm
  ytrewq poiuytrewq mnbvcxz samantha babygirl babygirl1 family alexander alexandra amanda brandon
  justin taylor junior phoenix knight silver golden diamond crystal rainbow matrix merlin maverick
  scooter snoopy jasmine patrick steven tinkle victoria jackson hallo123 schatz sommer ficken
  marseille doudou soleil bonjour azerty123 teamo tequiero estrella mariposa alejandro hearth
  hearth1 hearth123`.split(/\s+/),
)

/** Whether a password is among those that are tried first. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.normalize('NFKC').toLowerCase())
}
