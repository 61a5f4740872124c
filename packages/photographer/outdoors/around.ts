import {
  NoBlending,
  PerspectiveCamera,
  ShaderMaterial,
  Vector3,
  type WebGLRenderTarget,
} from 'three'

const SIDES = [
  [new Vector3(0, 0, -1), new Vector3(0, 1, 0)],
  [new Vector3(1, 0, 0), new Vector3(0, 1, 0)],
  [new Vector3(0, 0, 1), new Vector3(0, 1, 0)],
  [new Vector3(-1, 0, 0), new Vector3(0, 1, 0)],
  [new Vector3(0, 1, 0), new Vector3(0, 0, 1)],
  [new Vector3(0, -1, 0), new Vector3(0, 0, -1)],
] as const

/** Six square cameras where one stands, which together see everything. */
export function lookingAround({ position, near, far }: PerspectiveCamera): PerspectiveCamera[] {
  return SIDES.map(([towards, up]) => {
    const camera = new PerspectiveCamera(90, 1, near, far)
    camera.position.copy(position)
    camera.up.copy(up)
    camera.lookAt(position.clone().add(towards))
    return camera
  })
}

/** Lays six square pictures out as one equirectangular picture, whose middle looks to -z. */
export function unfoldingMaterial(faces: readonly { sum: WebGLRenderTarget }[]): ShaderMaterial {
  const right = SIDES.map(([towards, up]) => towards.clone().cross(up))
  return new ShaderMaterial({
    uniforms: {
      ...Object.fromEntries(faces.map(({ sum }, at) => [`face${at}`, { value: sum.texture }])),
      towards: { value: SIDES.map(([towards]) => towards) },
      up: { value: SIDES.map(([, up]) => up) },
      right: { value: right },
    },
    vertexShader:
      'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: `varying vec2 at; uniform vec3 towards[6], up[6], right[6];
      ${faces.map((_, face) => `uniform sampler2D face${face};`).join(' ')}
      void main() {
        float lon = (at.x - 0.5) * 6.2831853; float lat = (at.y - 0.5) * 3.1415927;
        vec3 d = vec3(sin(lon) * cos(lat), sin(lat), -cos(lon) * cos(lat));
        vec3 c = vec3(0.0); float most = 0.0; float deep;
        ${faces
          .map(
            (_, face) => `deep = dot(d, towards[${face}]);
        if (deep > most) { most = deep; c = texture2D(face${face}, 0.5 + 0.5 * vec2(dot(d, right[${face}]), dot(d, up[${face}])) / deep).rgb; }`,
          )
          .join('\n')}
        gl_FragColor = vec4(c, 1.0);
      }`,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  })
}
