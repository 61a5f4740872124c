import {
  AdditiveBlending,
  NoBlending,
  ShaderChunk,
  ShaderMaterial,
  type Texture,
  Vector2,
} from 'three'

const VERTEX =
  'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'

/*
 * Three changes to how surfaces take light: spots shine like small flat lamps (Lambert), nothing glares next to one,
 * and the sky's mirror image does not light what the sampled sky lights already.
 */
ShaderChunk.lights_pars_begin = ShaderChunk.lights_pars_begin
  .replace(
    'return smoothstep( coneCosine, penumbraCosine, angleCosine );',
    'return max( angleCosine, 0.0 ) * smoothstep( coneCosine, penumbraCosine, angleCosine );',
  )
  .replace(
    'max( pow( lightDistance, decayExponent ), 0.01 )',
    'max( pow( lightDistance, decayExponent ), 0.4 )',
  )
ShaderChunk.lights_fragment_maps = ShaderChunk.lights_fragment_maps.replace(
  'iblIrradiance += getIBLIrradiance( geometryNormal );',
  'iblIrradiance += 0.3 * getIBLIrradiance( geometryNormal );',
)

/** Adds a share of one exposure to what is there. */
export function addingMaterial(picture: Texture, share: number): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { picture: { value: picture }, share: { value: share } },
    vertexShader: VERTEX,
    fragmentShader: `uniform sampler2D picture; uniform float share; varying vec2 at;
      void main() { gl_FragColor = vec4(min(texture2D(picture, at).rgb, vec3(24.0)) * share, 1.0); }`,
    blending: AdditiveBlending,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  })
}

/** Blurs along a step; with an exposure it first keeps only what is brighter than white. */
export function blurMaterial(
  picture: Texture,
  [x, y]: readonly [number, number],
  exposure: number,
): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: {
      picture: { value: picture },
      step: { value: new Vector2(x, y) },
      exposure: { value: exposure },
    },
    vertexShader: VERTEX,
    fragmentShader: `uniform sampler2D picture; uniform vec2 step; uniform float exposure; varying vec2 at;
      vec3 seen(vec2 p) {
        vec3 c = texture2D(picture, p).rgb;
        return exposure > 0.0 ? min(max(c * exposure - 1.1, 0.0), 6.0) : c;
      }
      void main() {
        vec3 sum = vec3(0.0); float weights = 0.0;
        for (int k = -6; k <= 6; k++) {
          float w = exp(-float(k * k) / 14.0);
          sum += w * seen(at + step * float(k)); weights += w;
        }
        gl_FragColor = vec4(sum / weights, 1.0);
      }`,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  })
}

/** The last print: glow, a film's curve, a little more color, darker corners. */
export function developingMaterial(
  picture: Texture,
  glow: Texture,
  exposure: number,
  saturation: number,
): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: {
      picture: { value: picture },
      glow: { value: glow },
      exposure: { value: exposure },
      saturation: { value: saturation },
    },
    vertexShader: VERTEX,
    fragmentShader: `uniform sampler2D picture; uniform sampler2D glow; uniform float exposure;
      uniform float saturation; varying vec2 at;
      void main() {
        vec3 c = texture2D(picture, at).rgb * exposure + texture2D(glow, at).rgb * 0.12;
        vec2 corner = at - 0.5;
        c *= 1.0 - 0.28 * dot(corner, corner);
        c = AgXToneMapping(c);
        c = pow(max(c, 0.0), vec3(1.3)) * 1.14;
        float grey = dot(c, vec3(0.2126, 0.7152, 0.0722));
        c = max(mix(vec3(grey), c, saturation), 0.0);
        gl_FragColor = linearToOutputTexel(vec4(c, 1.0));
      }`,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
  })
}
